/** Stands in for the package of the same name, which throws outside React's server build. */
export {}
