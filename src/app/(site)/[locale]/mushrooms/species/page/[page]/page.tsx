import { archivePageRoute } from '@/finder/archive/archive-route'

const { generateMetadata, Page } = archivePageRoute('mushrooms')

export { generateMetadata }
export default Page
