import './onboarding.tables.ts';
import type { Module } from '../../platform/module.ts';
import { onboardingMigrations } from './onboarding.migrations.ts';
import { onboardingRoutes } from './onboarding.routes.ts';

/** The onboarding of buyers and merchants, saved step by step (SPEC 2, 4). */
export const onboardingModule: Module = {
  name: 'onboarding',
  migrations: onboardingMigrations,
  routes: onboardingRoutes,
};
