import type { Module } from '../../platform/module.ts';
import { cartMigrations } from './cart.migrations.ts';
import { cartRoutes } from './cart.routes.ts';
import './cart.tables.ts';

export { checkQuantity } from './check-quantity.ts';
export { countCartItems } from './count-cart-items.ts';
export { findVariant, type Wanted } from './find-variant.ts';
export { presentItem } from './present-item.ts';
export { isBuyable, type PricedLine, priceLines, type WantedLine } from './price-lines.ts';
export { readCartLines } from './read-cart-lines.ts';
export { readSellers, type Seller } from './read-sellers.ts';
export { takeBoughtItems } from './take-bought-items.ts';

export const cartModule: Module = { name: 'cart', migrations: cartMigrations, routes: cartRoutes };
