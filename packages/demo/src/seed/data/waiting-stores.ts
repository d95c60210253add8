import { generatedEmailDomain } from './users.ts';

/** A new store that nobody has checked yet. */
export interface WaitingStore {
  name: string;
  description: string;
  /** A city of `places`. */
  city: string;
  owner: { fullname: string; username: string; phone: string; gender: 'male' | 'female'; birthday: string };
  /** 15 digits; a company has one. */
  npwp?: string;
  documents: readonly ('ktp' | 'ktp_selfie' | 'npwp' | 'company_doc')[];
  /** Hours that it has waited when the market is seeded. */
  waits: number;
}

/** What the back office of the demo finds in its queue: complete stores, and one that lacks a photo with its KTP. */
export const waitingStores: readonly WaitingStore[] = [
  {
    name: 'Dapur Bu Ningsih',
    description: 'Sambal, serundeng dan bumbu jadi dari dapur rumah di Semarang.',
    city: '33.74',
    owner: {
      fullname: 'Ningsih Handayani',
      username: 'ningsih.dapur',
      phone: '081326554410',
      gender: 'female',
      birthday: '1976-05-21',
    },
    documents: ['ktp', 'ktp_selfie'],
    waits: 21,
  },
  {
    name: 'Kopi Lereng Malabar',
    description: 'Biji kopi arabika dari petani lereng Gunung Malabar, disangrai tiap pekan.',
    city: '32.73',
    owner: {
      fullname: 'Arif Budiman Saleh',
      username: 'arif.malabar',
      phone: '082140087731',
      gender: 'male',
      birthday: '1988-11-02',
    },
    npwp: '731904622403000',
    documents: ['ktp', 'ktp_selfie', 'npwp', 'company_doc'],
    waits: 14,
  },
  {
    name: 'Rajut Halimah',
    description: 'Topi, tas dan taplak rajutan tangan, bisa dipesan dengan warna sendiri.',
    city: '32.78',
    owner: {
      fullname: 'Halimah Nurjanah',
      username: 'halimah.rajut',
      phone: '085723916602',
      gender: 'female',
      birthday: '1992-02-14',
    },
    documents: ['ktp'],
    waits: 6,
  },
  {
    name: 'Pancing Muara Karang',
    description: 'Joran, kail dan umpan untuk mancing di laut dan di kolam.',
    city: '31.72',
    owner: {
      fullname: 'Yohanes Lumbantobing',
      username: 'yohanes.pancing',
      phone: '081219947750',
      gender: 'male',
      birthday: '1983-07-30',
    },
    documents: ['ktp', 'ktp_selfie'],
    waits: 2,
  },
];

export const waitingOwnerEmail = ({ owner }: WaitingStore): string =>
  `${owner.username}@${generatedEmailDomain}`;
