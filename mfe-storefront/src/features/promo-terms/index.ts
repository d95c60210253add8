export { OfferTerms } from './offer-terms-list.tsx';
