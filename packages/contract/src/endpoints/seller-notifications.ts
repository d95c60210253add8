import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { Notification, notificationCategories } from './notification.ts';

const unread = v.object({ new_notification: v.number() });

/** Notifications of a store (SPEC 7 "merchant area"); its owner's as a buyer are in the buyer's list. */
export const sellerNotifications = {
  unread: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/notification/new',
    summary: "How many of my store's notifications are new",
    access: 'merchant',
    area: 'member',
    data: unread,
  }),
  list: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/notification/list',
    summary: "My store's notifications, newest first",
    access: 'merchant',
    area: 'member',
    query: v.object({ categories: v.optional(v.picklist(notificationCategories), 'all'), ...pageQuery }),
    data: v.array(Notification),
    meta: Meta,
  }),
  read: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/notification/read',
    summary: "Mark one of my store's notifications as read",
    access: 'merchant',
    area: 'member',
    body: v.object({ id: BodyId }),
    data: unread,
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/notification/setallasread',
    summary: "Mark all of my store's notifications as read",
    access: 'merchant',
    area: 'member',
    data: unread,
  }),
};
