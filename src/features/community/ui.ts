export { CommunitySections } from './entries/community-sections'
export { LikeScreen } from './forms/like-screen'
export { WriteScreen } from './forms/write-screen'
