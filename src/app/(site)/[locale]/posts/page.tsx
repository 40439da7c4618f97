import { archiveRoute } from '@/cards/archive/archive-route'

const { generateMetadata, Page } = archiveRoute('posts')

export { generateMetadata }
export default Page
