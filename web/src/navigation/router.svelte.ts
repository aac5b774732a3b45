import { parseRoute, pathOf, type Route } from './route';

const here = (): Route => parseRoute(location.pathname, location.hash);

/** Where the visitor is. The address bar is the truth, so that links, reloads and the back button all agree. */
class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener('popstate', () => {
      this.route = here();
    });
  }

  /** Goes to a place; the back button leads back. */
  go(route: Route): void {
    history.pushState(null, '', pathOf(route));
    this.#arrive();
  }

  /** Goes to a place that takes the present one's place in the history. */
  replace(route: Route): void {
    history.replaceState(null, '', pathOf(route));
    this.#arrive();
  }

  #arrive(): void {
    this.route = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** For `onclick` of a link: stays in the page unless the visitor asked for another tab. */
export const follow =
  (route: Route, how: 'go' | 'replace' = 'go') =>
  (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    router[how](route);
  };
