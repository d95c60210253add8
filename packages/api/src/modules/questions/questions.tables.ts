import type { Generated } from 'kysely';

/**
 * `reported`: hidden by reports until staff decide. `hidden`: by staff. `kept`: staff found nothing against it, so that
 * further reports do not hide it.
 */
export type QuestionState = 'visible' | 'reported' | 'hidden' | 'kept';

interface ProductQuestions {
  id: Generated<number>;
  product_id: number;
  merchant_id: number;
  /** Null when the account was deleted. */
  user_id: number | null;
  author_name: string;
  text: string;
  state: Generated<QuestionState>;
  created_at: Date;
}

/** Each user answers a question once. */
interface ProductAnswers {
  id: Generated<number>;
  question_id: number;
  user_id: number | null;
  side: 'seller' | 'buyer';
  author_name: string;
  text: string;
  state: Generated<QuestionState>;
  created_at: Date;
  edited_at: Generated<Date | null>;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    product_questions: ProductQuestions;
    product_answers: ProductAnswers;
  }
}
