/** The cookie with the city that a visitor selected last for shipping estimates. */
export const shipToCookie = 'pasar_ship_to';

/** A city's official code, such as `32.73`. */
export const cityCode = /^\d{2}\.\d{2}$/;
