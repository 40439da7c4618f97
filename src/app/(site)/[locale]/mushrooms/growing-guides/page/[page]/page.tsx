import { archivePageRoute } from '@/finder/archive/archive-route'

const { generateMetadata, Page } = archivePageRoute('growingguides')

export { generateMetadata }
export default Page
