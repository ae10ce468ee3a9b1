/** Whether an attribute that only the shown element has may stay. */
export type MayStay = (name: string, element: Element) => boolean;

/** What differs between a shown element and its next state. */
export type Difference = { own: CharacterData; next: CharacterData } | { own: Element; next: Element };

/**
 * Returns the smallest differing parts of an element and its next state, so that the rest need not be compared by the
 * slower code that exchanges them. Two elements differ as a whole if their names, attributes or numbers of children do.
 */
export function differencesOf(own: Element, next: Element, mayStay: MayStay): Difference[] {
  if (own.isEqualNode(next)) return [];
  if (!isAlike(own, next, mayStay)) return [{ own, next }];
  return [...own.childNodes].flatMap((child, at): Difference[] => {
    const other = next.childNodes[at]!;
    if (child instanceof Element) return differencesOf(child, other as Element, mayStay);
    if (child.nodeValue === other.nodeValue) return [];
    return [{ own: child as CharacterData, next: other as CharacterData }];
  });
}

const isAlike = (own: Element, next: Element, mayStay: MayStay): boolean =>
  hasSameAttributes(own, next, mayStay) &&
  own.childNodes.length === next.childNodes.length &&
  [...own.childNodes].every((child, at) => child.nodeName === next.childNodes[at]!.nodeName);

function hasSameAttributes(own: Element, next: Element, mayStay: MayStay): boolean {
  return (
    [...next.attributes].every(({ name, value }) => own.getAttribute(name) === value) &&
    [...own.attributes].every(({ name }) => next.hasAttribute(name) || mayStay(name, own))
  );
}
