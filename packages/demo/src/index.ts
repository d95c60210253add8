export { createDemo } from './create-demo.ts';
export { type ContractCase, type OtherSide, paymentContract } from './payments/payment-contract.ts';
export { createPaymentStandIns } from './payments/payment-stand-ins.ts';
export { checkProvider } from './providers/check-provider.ts';
export { demoAdmin } from './seed/data/users.ts';
export { seedDatabase } from './seed/seed-database.ts';
export type { StandIn } from './stand-ins/index.ts';
export * as standIns from './stand-ins/index.ts';
