import { security, wallet } from './articles/account.en.ts';
import { buying, delivery, paying, returns } from './articles/buying.en.ts';
import { fees, selling } from './articles/selling.en.ts';

export const articles = { buying, paying, delivery, returns, wallet, security, selling, fees };
