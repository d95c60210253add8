import { type CartLine, freeStock, type MarketplaceModel } from './marketplace-model.ts';
import { at } from './model-fixture.ts';
import { RejectionError } from './rejection-error.ts';

const demandStock = (market: MarketplaceModel, variant: number, qty: number) => {
  if (qty > freeStock(market, variant)) throw new RejectionError(409, 'stock_changed');
};

const lineOf = (market: MarketplaceModel, buyer: number, variant: number): CartLine => {
  const line = at(market.carts, buyer).find((one) => one.variant === variant);
  if (!line) throw new RejectionError(404);
  return line;
};

/** The same variant again adds to its quantity; nothing is reserved (domain 3.4, 4). */
export const addToCart = (market: MarketplaceModel, buyer: number, variant: number, qty: number): void => {
  const cart = at(market.carts, buyer);
  const line = cart.find((one) => one.variant === variant);
  demandStock(market, variant, qty + (line?.qty ?? 0));
  if (line) {
    line.qty += qty;
    line.checked = true;
  } else cart.push({ serial: ++market.serial, variant, qty, checked: true });
};

export const setQuantity = (market: MarketplaceModel, buyer: number, variant: number, qty: number): void => {
  const line = lineOf(market, buyer, variant);
  demandStock(market, variant, qty);
  line.qty = qty;
};

export const check = (market: MarketplaceModel, buyer: number, variant: number, checked: boolean): void => {
  lineOf(market, buyer, variant).checked = checked;
};

export const removeLine = (market: MarketplaceModel, buyer: number, variant: number): void => {
  const { serial } = lineOf(market, buyer, variant);
  market.carts[buyer] = at(market.carts, buyer).filter((one) => one.serial !== serial);
};
