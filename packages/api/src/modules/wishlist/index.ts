import type { Module } from '../../platform/module.ts';
import { priceDropsJob } from './notify-price-drops.ts';
import { wishlistMigrations } from './wishlist.migrations.ts';
import { wishlistRoutes } from './wishlist.routes.ts';

export const wishlistModule: Module = {
  name: 'wishlist',
  migrations: wishlistMigrations,
  routes: wishlistRoutes,
  sweeps: [priceDropsJob],
};
