import { archivePageRoute } from '@/cards/archive/archive-route'

const { generateMetadata, Page } = archivePageRoute('posts')

export { generateMetadata }
export default Page
