/** Pseudo-elements: a selector with one matches no element of the page although its rule draws something. */
const PSEUDO_ELEMENT = /(^|[^\\:])(?:::[\w-]+(?:\([^)]*\))?|:(?:before|after)\b)/g;
/** In place of one; what precedes it stays: a backslash there belongs to the name of a class. */
const ANY = '$1:where(*)';

/**
 * The rules of the document's stylesheets that apply to this part of the page, as one stylesheet: enough to
 * show it again as it looks now. Inactive states (`:hover`), fonts and animations are left out.
 */
export function usedStyles(part: HTMLElement): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const drawing = rules.map((rule) => used(rule, part)).join('');
  const properties = rules.filter((rule) => rule instanceof CSSPropertyRule && drawing.includes(rule.name));
  return drawing + properties.map((rule) => rule.cssText).join('');
}

function used(rule: CSSRule, part: HTMLElement): string {
  if (rule instanceof CSSStyleRule) return draws(rule.selectorText, part) ? rule.cssText : '';
  if (rule instanceof CSSLayerStatementRule) return rule.cssText;
  if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) return '';
  if (!(rule instanceof CSSGroupingRule)) return '';
  const inner = [...rule.cssRules].map((each) => used(each, part)).join('');
  return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
}

function draws(selector: string, part: HTMLElement): boolean {
  const elements = selector.replaceAll(PSEUDO_ELEMENT, ANY);
  const surroundings = [document.documentElement, document.body, part];
  return surroundings.some((element) => element.matches(elements)) || part.querySelector(elements) !== null;
}
