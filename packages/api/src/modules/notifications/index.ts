import type { Module } from '../../platform/module.ts';
import { notificationsMigrations } from './notifications.migrations.ts';

export const notificationsModule: Module = { name: 'notifications', migrations: notificationsMigrations };
