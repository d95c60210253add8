export * from './earnings-messages.id.ts';
export * from './order-messages.id.ts';
