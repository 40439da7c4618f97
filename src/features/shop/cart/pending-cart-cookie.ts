/**
 * Sets a cookie that names the cart of a visitor's first add, so that adds sent before its response, from any page or
 * tab, reach the same cart (CRT-03). Sets none where there is a cart or a name. AddToCart inlines its source as a
 * script, so it may use its arguments and globals only.
 */
export function setPendingCartCookie(name: string, attributes: string): void {
  document.currentScript?.parentElement?.addEventListener(
    'submit',
    () => {
      const cookies = `; ${document.cookie}`
      if (cookies.includes('; cart-count=') || cookies.includes(`; ${name}=`)) return
      document.cookie = `${name}=${crypto.getRandomValues(new Uint32Array(6)).join('.')}; ${attributes}`
    },
    true,
  )
}
