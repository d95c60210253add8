export { amountOf, fewLeft, percentLeft } from './offer-terms.ts';
