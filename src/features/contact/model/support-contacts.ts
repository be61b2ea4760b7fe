export interface SupportContact {
  kind: 'email' | 'phone' | 'address';
  value: string;
}

/**
 * How learners reach whoever runs this site, in the order shown: put yours here before you open it to others.
 * Names below `.example` belong to nobody.
 */
export const SUPPORT_CONTACTS: readonly SupportContact[] = [{ kind: 'email', value: 'hotro@luyen.example' }];
