import { archiveRoute } from '@/cards/archive/archive-route'

const { generateMetadata, Page } = archiveRoute('growingguides')

export { generateMetadata }
export default Page
