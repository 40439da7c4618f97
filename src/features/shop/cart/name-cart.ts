/**
 * Names the cart that a visitor's first piece makes, so that pieces sent before the response to it come into the same one
 * (CRT-03): the browser sends the name with each of them, whatever page or tab they are sent from. Nothing is named where
 * there is a cart, or a name already. As the text of a script it runs right behind the start of its element (AddToCart),
 * so it uses nothing but what it is given.
 */
export function nameCart(name: string, attributes: string): void {
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
