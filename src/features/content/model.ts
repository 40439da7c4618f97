export { projectStages } from './projects/stages.data'
