/** `081234567890` becomes `0812*****890`: the seller sees that there is one, the courier has it in full. */
export const maskPhone = (phone: string): string =>
  phone.length < 8
    ? '*'.repeat(phone.length)
    : `${phone.slice(0, 4)}${'*'.repeat(phone.length - 7)}${phone.slice(-3)}`;
