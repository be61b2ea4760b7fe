/** Essays written for the tests, from weak to good. */
export const PLACE_PROMPT =
  'Write at least **50 words** about a place near your home where you like to spend your free time. Say what it is like and why you go there.';

export const PLACE = {
  weak: `i very like park near my house. it have many tree and it is beautifull. every day i go to park with my friend. we play football and we can to talk. park is good place. i am feel happy. my friend is like park too. i like it because it good for healthy.`,
  fair: `I like going to the small park near my house. It has a lake and many old trees, so it is cool in summer. I usually go there with my sister after school. We walk around the lake and talk about our day. I like this place because it is quiet and it helps me relax.`,
  good: `Five minutes from my apartment there is a narrow garden beside the canal, which most visitors overlook. Although the traffic is never far away, the old banyan trees muffle the noise, and the benches are shaded even at midday. I go there whenever deadlines pile up, because an hour spent sketching the fishermen restores my patience far better than scrolling on a screen.`,
} as const;

export const LIBRARY_PROMPT = `Some people say that cities no longer need public libraries because everyone can find books and information online.

To what extent do you agree or disagree? Give reasons for your answer and include any relevant examples from your own knowledge or experience. Write at least 250 words.`;

export const LIBRARY = {
  weak: `Nowaday library is very important with people. Some people think that we dont need library because we have internet. I am agree with this idea.

First, internet have many information. We can to find many book in internet. It is more better than library because we dont need go out. Almost people have smartphone and they can reads book at home. It is very convinient. Library is far and it is close at night.

Second, library is expensive. Goverment must to pay many money for library. They should to use money for hospital and school. Many people is poor and they need hospital. Library is not important with they. In my city have one library but nobody go there.

In the other hand, some people very like library because it is quite. Student can study in library. But they can study at home too. Although home is noisy but they can go to coffee. So library is not need.

In conclusion, I think library is not important. We should use internet because it is fast and cheap. Goverment should close library and use money for others thing. It is good for people and for city.`,
  fair: `Nowadays, many people read books on their phones and computers. Some people think that public libraries are not necessary anymore. I partly disagree with this opinion because libraries still have many benefits.

Firstly, it is true that the internet is very useful. People can find information quickly and they do not have to leave their homes. For example, when I need to do my homework, I usually search on Google and I can find the answer in a few minutes. Besides, online books are cheap, so students can save a lot of money. Because of this, the number of people who go to libraries is lower than before.

However, libraries are still important for some reasons. First of all, not everyone has a computer or a good internet connection. For example, poor families and old people often have problems with technology, and libraries can help them. In addition, a library is a quiet place where students can study. My house is small and noisy, so I often go to the library before my exams. If the library closes, I will not have a good place to study. Moreover, libraries have many activities for children, such as reading clubs, which help them to love books.

Another point is that information on the internet is not always true. In a library, the books are chosen carefully and the staff can help people to find good information.

In conclusion, although the internet is fast and cheap, I believe that cities still need public libraries. The government should keep them and make them more modern.`,
  good: `With entire shelves now fitting inside a telephone, it is tempting to regard the public library as a relic. While I accept that digital access has transformed how we read, I firmly disagree that cities could do without these institutions, since what they offer extends well beyond the printed page.

Admittedly, the case against libraries rests on a genuine change. Reference works that once demanded an afternoon of searching can be consulted within seconds, and many titles cost less in electronic form than the bus fare into town. For a well-equipped household, borrowing a paperback may therefore seem little more than nostalgia, and councils under financial pressure understandably question whether the buildings deserve their subsidies.

Such reasoning, however, assumes that everybody enjoys the same connection. In the district where I grew up, several families shared a single prepaid phone, and the reading room was the only place where teenagers could revise under proper lighting or submit a scholarship application. Had it been shut, the pupils with the fewest resources would have paid the price. A library is thus less a warehouse of books than a guarantee that ambition does not depend on income.

There is also the matter of trust. Search engines reward whatever attracts attention, whereas librarians are trained to distinguish evidence from rumour and to guide readers who are unsure what to believe. At a time when falsehoods circulate faster than corrections, this patient expertise strikes me as more valuable than ever.

In conclusion, although the internet has rightly taken over some of their former duties, libraries protect equality and sound judgement in ways that no website has managed to replace. Cities should modernise them rather than abandon them.`,
} as const;
