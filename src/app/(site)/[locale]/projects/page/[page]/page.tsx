import { archivePageRoute } from '@/finder/archive/archive-route'

const { generateMetadata, Page } = archivePageRoute('projects')

export { generateMetadata }
export default Page
