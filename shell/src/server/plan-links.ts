/// <reference types="node" />
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Plan } from '@pasar/contract';
import { installLinks } from '@pasar/slice-kit/host';

/** Documents of several plans are in work at once, and their loaders wait in between. */
const links = new AsyncLocalStorage<Plan['links']>();
installLinks(() => links.getStore());

/** Runs the work on a document, in which links lead where its plan says. */
export const withLinks = <Result>(plan: Plan, work: () => Result): Result => links.run(plan.links, work);
