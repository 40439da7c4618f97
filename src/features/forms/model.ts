/** The states of the United States and its capital, the values of a form's state field (FRM-01). */
export const stateCodes: readonly string[] = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
  'PA RI SC SD TN TX UT VT VA WA WV WI WY'
).split(' ')

/** The honeypot: no visitor sees it, so only machines fill it in (T-1H). No form may have a field of this name. */
export const trapField = 'homepage_url'
