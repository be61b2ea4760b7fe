/** Constant fields of every request for advice from the web (docs/product.md, point 9). */
export const ADVICE_CONSTANTS = {
  product_id: null,
  product_name: 'IELTS NEW',
  children_yob: 0,
  children_ability: 'BT',
  typeId: 5,
  source: 'web',
} as const;
