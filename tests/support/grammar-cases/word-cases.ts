import type { RuleCases } from './rule-cases.ts';

export const WORD_CASES: RuleCases = {
  'verb-extra-preposition': {
    wrong: `
We [discussed about→discussed] it.
It [affects to→affects] health.
They [enter to university→enter university].
I want to [go to abroad→go abroad].
She [mentioned about→mentioned] the price.`,
    right: `
We had a discussion about it.
It affects health.
Press Enter to continue.
They go to school.
We need access to water.
It failed due to lack of time.
It avoids physical contact with other players.
It brings benefits for people.`,
  },
  'marry-with': {
    wrong: `
She [married with→married] a doctor.
He wants to [marry with→marry] her.
They [are married with→are married to] rich men.
My sister [got married with→got married to] a teacher.
He [marries with→marries] my friend.`,
    right: `
She is married with two children.
She married a doctor.
He is married to her.
They are married with kids.
They married with the blessing of all.`,
  },
  'explain-me': {
    wrong: `
He can [explain me the→explain to me the] rule.
They [suggest us to→suggest that we] stay.
She [explained us how→explained to us how] it works.
He [suggested me a→suggested to me a] book.
They [explained them why→explained to them why] it failed.`,
    right: `
He can explain the rule to me.
The data suggest that we stay.
It explains why he left.
They suggested it to us.
She explained it well.`,
  },
  'wrong-preposition': {
    wrong: `
It [depends of→depends on] the price.
I am [interested on→interested in] art.
My phone is [similar with→similar to] yours.
She is [good in English→good at English].
I [listen music→listen to music] every day.`,
    right: `
It depends on the price.
I am interested in art.
They listen to music.
She is good at English.
He spent the money in the city.
They spend money in the right way.
Life consists in an effort.
They spend more time in a place that they like.
Personally, I think it is good.
It leaves because the cost of the flight is high.`,
  },
  'time-preposition': {
    wrong: `
We meet [in Monday→on Monday].
It opened [on 2010→in 2010].
I sleep late [in the weekend→at the weekend].
We went there [in last year→last year].
I have lived here [since five years→for five years].`,
    right: `
We meet on Monday.
It opened in 2010.
They came in the last year of the war.
I have lived here for five years.
It began on 4 June.`,
  },
  'last-years': {
    wrong: `
Prices rose [in the last years→in recent years].
[In recently years→In recent years], prices rose.
[In recent year→In recent years], cars got cheaper.
It grew [in recent time→in recent years].
[These recent years→In recent years], we travel more.`,
    right: `
Prices rose in the last few years.
He was ill in the last years of his life.
In recent years, prices rose.
It was built recently.
The last year was good.`,
  },
  'very-verb': {
    wrong: `
[I very like→I really like] football.
[She very wants→She really wants] to go.
[We very love→We really love] our city.
[People very need→People really need] help.
[I am very agree→I really agree] with this.`,
    right: `
I like football very much.
I really like football.
They are very like their parents.
He is very helpful.
The very need for it is sad.`,
  },
  'make-do': {
    wrong: `
People [do mistakes→make mistakes] every day.
I [make homework→do homework] at night.
She wants to [do money→make money].
We must [learn knowledge→gain knowledge].
He [said me that→told me that] it was late.`,
    right: `
People make mistakes every day.
I do homework at night.
Apps make homework easier.
Do friends help?
He opened the door.`,
  },
  nowadays: {
    wrong: `
[Nowaday→Nowadays], people are busy.
[In nowadays→Nowadays], people are busy.
[Now a days→Nowadays], cars are cheap.
People travel more [in nowadays→nowadays].
[In today life→In today's life], we need phones.`,
    right: `
Nowadays, people are busy.
In today’s world, we need phones.
Now a day is long.
Today is Monday.
People now adapt well.`,
  },
  'by-this-way': {
    wrong: `
[By this way→In this way], we save money.
[In other hand→On the other hand], it is cheap.
[Beside,→Besides,] it is cheap.
[In the other hand→On the other hand], it is far.
[To conclusion→To conclude], it is good.`,
    right: `
In this way, we save money.
On the other hand, it is cheap.
He sat beside, not behind, her.
At the beginning, the figure was low.
In contrast, it is far.
They live by the river.`,
  },
  'according-to-me': {
    wrong: `
[According to me→In my opinion], it is good.
[In my point of view→From my point of view], it is bad.
[On my opinion→In my opinion], they should stay.
[According to my opinion→In my opinion], it helps.
[From my opinion→In my opinion], it is late.`,
    right: `
According to the report, it is good.
From my point of view, it is bad.
In my opinion, it helps.
It changed my opinion.
The reasons are followed by my opinion.
According to my mother, it is late.`,
  },
  'opinion-twice': {
    wrong: `
[In my opinion, I think→I think] it is good.
[From my point of view, I believe that→I think] it is bad.
[For me, I think→I think] it is good.
[I think that in my opinion→In my opinion] it is late.
[In my view, I feel→I think] it helps.`,
    right: `
In my opinion, it is good.
I think it is good.
For me, it is good.
I think that I was wrong.
Personally, I like it.`,
  },
  'reason-because': {
    wrong: `
[The reason is because→The reason is that] it is cheap.
[The main reason is because→The main reason is that] we care.
[The reason why is→The reason is] clear.
[The first reason is because→The first reason is that] it helps.
[The reason why they left is because→The reason why they left is that] it rained.`,
    right: `
The reason is that it is cheap.
This is because it is cheap.
The reason is clear.
The reason for it is the cost.
It failed because of rain.`,
  },
  'redundant-word': {
    wrong: `
Please [repeat again→repeat] it.
Prices [increased up→increased] last year.
It [is called as→is called] a bus.
It was[, how to say,→,] odd.
The food is [very fantastic→fantastic].`,
    right: `
Please repeat it.
They raised up to ten pigs.
It is called a bus.
I know how to say it.
She is able to swim.`,
  },
  'wrong-word-form': {
    wrong: `
It helps [the economic→the economy].
They [will success→will succeed] in life.
It has a [bad affect→bad effect] on us.
He likes [daily live→daily life].
She [is confidence→is confident].`,
    right: `
It helps the economic growth.
It is the key to success.
It may affect our health.
They live in the city.
It is of importance to us.`,
  },
  'ing-ed-adjective': {
    wrong: `
[I am boring→I am bored] at home.
The [lesson is bored→lesson is boring].
[People feel tiring→People feel tired] after work.
She [is interesting in→is interested in] music.
[We were confusing→We were confused] by it.`,
    right: `
I am bored at home.
The lesson is boring.
He is an interesting man.
They are interested in music.
It was confusing us.`,
  },
  its: {
    wrong: `
The city has [it's own→its own] park.
[Its a→It's a] good idea.
A car has [it's advantages→its advantages].
I think [its important→it's important] to read.
[Its not→It's not] easy.`,
    right: `
The city has its own park.
It's a good idea.
It’s people who matter.
Its important role is clear.
The dog ate its food.`,
  },
  'sound-alike': {
    wrong: `
They love [there parents→their parents].
[Their are→There are] many cars.
It [is better then→is better than] the bus.
People [spend to much→spend too much] money.
I go there [everyday→every day].`,
    right: `
They love their parents.
First it got better, then the rain came.
It is quite good.
We give to many people.
It is part of everyday life.`,
  },
  misspelling: {
    wrong: `
The [goverment→government] helps.
It is good for the [enviroment→environment].
I [dont→don't] know.
[Becuase→Because] it is late, we left.
They like [eachother→each other].`,
    right: `
The government helps.
It is good for the environment.
I don’t know.
He can’t go.
We like each other.`,
  },
  'lowercase-i': {
    wrong: `
Yesterday [i→I] went home.
Now [i→I]’m tired.
She and [i→I] are friends.
When [i→I] was ten, we moved.
That is what [i→I] think.`,
    right: `
Use it, i.e. this one.
See part (i) below.
Yesterday I went home.
Parts i and ii are done.
Wi-Fi is fast.`,
  },
  'proper-capital': {
    wrong: `
I learn [english→English] at school.
I live in [vietnam→Vietnam].
We meet on [monday→Monday].
She got 7.0 in [ielts→IELTS].
He likes [japanese→Japanese] food.`,
    right: `
I learn English at school.
Write to me at me@english.com today.
They may march in May.
Go to www.vietnam.travel for help.
He likes Japanese food.`,
  },
  'sentence-capital': {
    wrong: `
It is late. [we→We] should go.
[nowadays→Nowadays], life is fast.
[people→People] are late.
[the→The] bus is late.
Go home! [they→They] are waiting.`,
    right: `
It is late. We should go.
iPhones are common.
Some fruits, e.g. apples, are cheap.
“Go,” she said.
2010 was a good year.`,
  },
  'doubled-word': {
    wrong: `
We go to [the the→the] park.
She likes [to to→to] read.
It was [good good→good] fun.
They went [with with→with] us.
I like [and and→and] love it.`,
    right: `
We heard Lang Lang play.
He had had enough.
I know that that is true.
It is very very cold.
No, no, it is late.
A-A batteries are small.`,
  },
  'space-before-punctuation': {
    wrong: `
It is [good ,→good,] and cheap.
We went [home .→home.]
I like [tea,coffee→tea, coffee] and milk.
Is it [late ?→late?]
It is [cheap ,→cheap,] they say.`,
    right: `
It is good, and cheap.
It cost 1,000 dong.
We went home.
Is it late?
He ran; she walked.`,
  },
  'comma-after-linker': {
    wrong: `
[However→However,] it is cheap.
[Moreover→Moreover,] they are kind.
[In addition→In addition,] we save money.
[On the other hand→On the other hand,] it is far.
[In conclusion→In conclusion,] I like it.`,
    right: `
However, it is cheap.
However hard it is, we try.
In addition to this, we save money.
For example, it is cheap.
However many there are, we need more.`,
  },
};
