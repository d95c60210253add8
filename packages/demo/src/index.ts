export { createDemo } from './create-demo.ts';
export { createSandbox } from './payment-sandbox/create-sandbox.ts';
export { webhookRequest } from './payment-sandbox/deliver-callbacks.ts';
export { demoAdmin } from './seed/data/users.ts';
export { seedDatabase } from './seed/seed-database.ts';
