export * from './earnings-messages.en.ts';
export * from './order-messages.en.ts';
