import type { Module } from '../../platform/module.ts';
import { orderDocumentsRoutes } from './order-documents.routes.ts';

export const orderDocumentsModule: Module = { name: 'order-documents', routes: orderDocumentsRoutes };
