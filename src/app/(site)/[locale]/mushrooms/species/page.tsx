import { archiveRoute } from '@/finder/archive/archive-route'

const { generateMetadata, Page } = archiveRoute('mushrooms')

export { generateMetadata }
export default Page
