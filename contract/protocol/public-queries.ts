/**
 * Paths of the reads that everybody gets the same answer to, so that one cache on a device may hold them.
 * Apart from the endpoints, because the service worker needs them at its start and nothing else of the contract.
 */
export const PUBLIC_QUERIES = {
  blogIndex: '/blog/index',
  blogCategories: '/blog/category',
  blogCategoryPosts: '/blog/category/{id}/post',
  blogTag: '/blog/search-tag',
  blogPost: '/blog/{id}',
  blogsExam: '/blogs/exam',
  contactWays: '/contact/ways',
  studySheet: '/ielts/study-sheets/{id}',
} as const;
