/** Where we are: the address bar is the truth, history does the moving. */

export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "table"; readonly code: string }
  | { readonly screen: "cards" };

export function routeOf(path: string): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  if (table?.[1] !== undefined) return { screen: "table", code: decodeURIComponent(table[1]).toUpperCase() };
  if (/^\/cards\/?$/.test(path)) return { screen: "cards" };
  return { screen: "home" };
}

let current = $state(routeOf(location.pathname));

window.addEventListener("popstate", () => {
  current = routeOf(location.pathname);
});

export const route = {
  get now(): Route {
    return current;
  },
};

export function go(path: string): void {
  history.pushState(null, "", path);
  current = routeOf(path);
  scrollTo(0, 0);
}

/** For links: an ordinary click moves inside the page, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}
