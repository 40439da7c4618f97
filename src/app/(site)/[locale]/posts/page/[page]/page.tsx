import { archivePageRoute } from '@/finder/archive/archive-route'

const { generateMetadata, Page } = archivePageRoute('posts')

export { generateMetadata }
export default Page
