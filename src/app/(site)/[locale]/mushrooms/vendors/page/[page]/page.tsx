import { archivePageRoute } from '@/finder/archive/archive-route'

const { generateMetadata, Page } = archivePageRoute('vendors')

export { generateMetadata }
export default Page
