import { archiveRoute } from '@/cards/archive/archive-route'

const { generateMetadata, Page } = archiveRoute('vendors')

export { generateMetadata }
export default Page
