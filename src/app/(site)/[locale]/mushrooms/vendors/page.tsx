import { archiveRoute } from '@/finder/archive/archive-route'

const { generateMetadata, Page } = archiveRoute('vendors')

export { generateMetadata }
export default Page
