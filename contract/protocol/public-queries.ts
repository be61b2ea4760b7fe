/**
 * Paths of the queries whose response is the same for everyone, so that a device may share one cache for them.
 * Separate from the endpoints, because the service worker needs nothing else of the contract when it starts.
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
  introduction: '/ielts/conversations/onboarding-options',
} as const;
