import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { BirthDate } from '../validation/birth-date.ts';
import { Phone } from '../validation/phone.ts';
import { Fullname, Gender } from '../validation/user.ts';
import { Notification, notificationCategories } from './notification.ts';

/** The buyer's own data (SPEC 3 "Buyer dashboard bio"); `birthday` defaults to 1967-01-01. */
export const Bio = v.object({
  fullname: v.string(),
  birthday: v.string(),
  gender: v.picklist(['male', 'female']),
  email: v.string(),
  phone: v.string(),
  /** For the onboarding, which begins with the account's data (SPEC 3 "Profile bio"); null before it was given. */
  username: v.optional(v.nullable(v.string())),
  is_company: v.optional(v.nullable(v.picklist(['personal', 'company']))),
});
export type Bio = v.InferOutput<typeof Bio>;

export const buyer = {
  bio: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/bio',
    summary: 'My data',
    access: 'user',
    data: Bio,
  }),
  saveBio: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/bio',
    summary: 'Save my data; another phone needs the password, the e-mail is changed elsewhere',
    access: 'user',
    body: v.object({
      fullname: Fullname,
      birthday: BirthDate,
      gender: Gender,
      phone: Phone,
      /** Only for a phone number other than the one that is known. */
      password: v.optional(v.string()),
    }),
    data: Bio,
  }),
  notifications: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/notification/list',
    summary: 'My notifications, newest first',
    access: 'user',
    query: v.object({ categories: v.optional(v.picklist(notificationCategories), 'all'), ...pageQuery }),
    data: v.array(Notification),
    meta: Meta,
  }),
  readNotification: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/notification/read',
    summary: 'Mark one notification as read',
    access: 'user',
    body: v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
    data: v.object({ new_notification: v.number() }),
  }),
  readAllNotifications: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/notification/setallasread',
    summary: 'Mark all notifications as read',
    access: 'user',
    data: v.object({ new_notification: v.number() }),
  }),
};
