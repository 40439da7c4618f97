import { archiveRoute } from '@/cards/archive/archive-route'

const { generateMetadata, Page } = archiveRoute('projects')

export { generateMetadata }
export default Page
