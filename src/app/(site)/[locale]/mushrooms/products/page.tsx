import { archiveRoute } from '@/finder/archive/archive-route'

const { generateMetadata, Page } = archiveRoute('products')

export { generateMetadata }
export default Page
