import { security, wallet } from './articles/account.id.ts';
import { buying, delivery, paying, returns } from './articles/buying.id.ts';
import { fees, selling } from './articles/selling.id.ts';

export const articles = { buying, paying, delivery, returns, wallet, security, selling, fees };
