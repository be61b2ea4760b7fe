/** In a file of its own, as tests have no page to reload. */
export const reloadPage = (): void => location.reload();
