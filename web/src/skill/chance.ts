/** Where the games of skill get their surprises from: a number from 0 to 1, like `Math.random`. */
export type Chance = () => number;

export function pick<Item>(items: readonly Item[], chance: Chance): Item {
  return items[Math.min(items.length - 1, Math.floor(chance() * items.length))] as Item;
}

/** A copy in an order that chance decides, every order as likely. */
export function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const left = [...items];
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(Math.min(left.length - 1, Math.floor(chance() * left.length)), 1));
  return order;
}
