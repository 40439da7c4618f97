import { archiveRoute } from '@/finder/archive/archive-route'

const { generateMetadata, Page } = archiveRoute('recipes')

export { generateMetadata }
export default Page
