export const wishlistColumns = { phone: 2, desktop: 5 };
