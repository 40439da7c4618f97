import { archiveRoute } from '@/finder/archive/archive-route'

const { generateMetadata, Page } = archiveRoute('growingguides')

export { generateMetadata }
export default Page
