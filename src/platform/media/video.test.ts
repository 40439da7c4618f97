import { expect, test } from 'vitest'
import { videoOf } from './video'

test.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&start=3',
  ],
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ" onload="alert(1)"></iframe>',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
  ],
  ['//player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
  [
    '<iframe src="https://player.vimeo.com/video/76979871?badge=0&amp;h=8272103f6e"></iframe>',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/"onload=x', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['youtu.be/aqz-KE-bpKQ?t=1m30s', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&start=90'],
  [
    'https://www.youtube.com/embed/aqz-KE-bpKQ?start=43',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&start=43',
  ],
  ['https://youtu.be/aqz-KE-bpKQ?t=%22x', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'],
  ['https://vimeo.com/76979871#t=1m5s', 'https://player.vimeo.com/video/76979871?dnt=1#t=65s'],
  ['https://WWW.YouTube.COM/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'],
  ['https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'],
  ['https://youtube-nocookie.com/embed/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'],
])('BLK-04 %s becomes the provider’s embed URL', (code, frame) => {
  expect(videoOf(code)?.frame).toBe(frame)
})

test.each([
  null,
  undefined,
  '',
  7,
  {},
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com.evil.example/embed/aqz-KE-bpKQ',
  'https://youtube.com@evil.example/embed/aqz-KE-bpKQ',
  'https://user@www.youtube.com/embed/aqz-KE-bpKQ',
  'https://:word@www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com:8443/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/playlist?list=PLabcdef',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/user12345678/about',
  'https://xn--yutube-wqf.com/embed/aqz-KE-bpKQ',
  'https://yоutube.com/embed/aqz-KE-bpKQ',
  'data:text/html,https://youtu.be/aqz-KE-bpKQ',
  'youtube.com.evil.example/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/embed/"><script>alert(1)</script>',
  'javascript:alert(1)//youtube.com/embed/aqz-KE-bpKQ',
  '<script src="https://www.youtube.com/iframe_api"></script>',
  `<iframe ${'a'.repeat(5000)} src="https://youtu.be/aqz-KE-bpKQ">`,
])('BLK-04 T-1M %j is no video', (code) => {
  expect(videoOf(code)).toBeNull()
})
