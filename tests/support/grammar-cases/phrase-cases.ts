import type { RuleCases } from './rule-cases.ts';

/** Set phrases and the order of words, as Vietnamese writers often build them. */
export const PHRASE_CASES: RuleCases = {
  'as-than': {
    wrong: `
She is [as tall than→as tall as] me.
It is not [so easy than→as easy as] I thought.
My phone is [as expensive than→as expensive as] yours.
He runs [as fast than→as fast as] a horse.
Books are [as useful than→as useful as] films.`,
    right: `
She is as tall as her brother.
As more people came than expected, we needed chairs.
It is not as easy as it looks, but better than nothing.
He is taller than me.
As good friends, we share more than books.`,
  },
  'same-with': {
    wrong: `
My answer [is the same with→is the same as] yours.
His shirt [looks the same with→looks the same as] mine.
Your house [has the same garden with→has the same garden as] ours.
Her phone [is exactly the same with→is exactly the same as] mine.
Life here [is not the same with→is not the same as] that in a city.`,
    right: `
Your answer is the same as mine.
We live in the same house with three other families.
Do the same with the other leg.
It is similar to yours.
They did the same with us.`,
  },
  'for-to': {
    wrong: `
I came here [for to buy→to buy] a coat.
She studies hard [for to get→to get] a job.
We need money [for to build→to build] a school.
He runs [for to keep→to keep] fit.
They plant trees [for in order to→in order to] clean the air.`,
    right: `
I came here to buy a new coat.
What is this for? To open bottles.
Thank you for helping me to move.
It is time for us to go.
The person I did it for, to be honest, never knew.`,
  },
  'lets-to': {
    wrong: `
[Let's to go→Let's go] to the beach.
[Let's to talk→Let's talk] about it.
So [let's to start→let's start] now.
Now [let's to see→let's see] the second reason.
[Let's to eat→Let's eat] first.`,
    right: `
Let's go to the beach.
Let's talk about the weather.
Let us begin.
Let us not forget to thank them.
He wants to let us go to bed.`,
  },
  'age-have': {
    wrong: `
[I have 20 years→I am 20 years old].
[She has fifteen years→She is fifteen years old].
My name is Lan and [I have twenty years→I am twenty years old].
[He has 18 years→He is 18 years old] now.
[I have thirty years→I am thirty years old].`,
    right: `
She has twenty years of experience.
We have ten years to solve this problem.
I am twenty years old.
They have 20 years left.
He has ten years in which to pay.`,
  },
  'in-country-has': {
    wrong: `
[In Vietnam has many→In Vietnam there are many] motorbikes.
[In Hanoi has a→In Hanoi there is a] big lake.
[In Japan have many→In Japan there are many] rivers.
[In life has some→In life there are some] difficult days.
[In nature have several→In nature there are several] kinds of bees.`,
    right: `
In Vietnam, many people ride motorbikes.
The company in Hanoi has many offices.
A school in my village has no library.
Life in Vietnam has changed a lot.
In Vietnam there are many motorbikes.`,
  },
  'it-exists': {
    wrong: `
[It exists many→There are many] problems in cities.
Nowadays [it exists a→there is a] new kind of job.
[It has many people who→There are many people who] smoke.
[It has two reasons to→There are two reasons to] leave.
I think [it exists some→there are some] risks.`,
    right: `
There exist many problems.
If it exists, many people will want it.
It has many windows.
Our school is small, but it has two libraries.
It has existed for years.`,
  },
  'relative-object': {
    wrong: `
[The book which I bought it→The book which I bought] is good.
[The man who I met him→The man who I met] was nice.
[The film that we saw it→The film that we saw] yesterday was long.
[A friend that I know her→A friend that I know] has a car.
[The house which they want it→The house which they want] is old.`,
    right: `
The book which I bought is good, and it is cheap.
The film that we saw it with was terrible.
The house which stands near it is old.
The man whom I met yesterday knows her.
I do not know which it is.`,
  },
  'i-and': {
    wrong: `
[I and my friend→My friend and I] go there.
[My friend and me go→My friend and I go] to school together.
Because [I and my sister→my sister and I] were tired, we slept.
[My brother and me are→My brother and I are] close.
[I and my best friend→My best friend and I] play chess.`,
    right: `
My sister and I share a room.
He knows my friend and me well.
Between my friend and me there are no secrets.
It was my brother and me who broke it.
They invited my sister and me.`,
  },
  'as-concerned': {
    wrong: `
[As I am concerned,→As far as I am concerned,] it is a bad idea.
[As I'm concerned,→As far as I am concerned,] buses are better.
It is wrong, [as far as I concern→as far as I am concerned].
[As far as I concerned→As far as I am concerned], he is right.
[As far I am concern→As far as I am concerned], they lie.`,
    right: `
As far as I am concerned, the plan is good.
As I am concerned about my health, I walk a lot.
So far as I know, he is right.
I am concerned, as everybody is.
As a concerned parent, I wrote a letter.`,
  },
  'first-able': {
    wrong: `
[Firstable→First of all], it is cheap.
[First able→First of all], trees clean the air.
[Firstably→First of all], it is quick.
I think, [firstable→first of all], of my mother.
So [firstable→first of all] it is strong.`,
    right: `
First of all, the ticket is cheap.
First, able students should help the others.
On the other hand, it is noisy.
The first able seaman came home.
In other hands, the shop would be rich.`,
  },
  'how-think': {
    wrong: `
[How do you think about→What do you think about] it?
[How do you think of→What do you think of] this film?
Tell me, [how do you think about→what do you think about] my plan?
[How do you think about→What do you think about] free buses?
So [how do you think of→what do you think of] her?`,
    right: `
What do you think about it?
How do you think this machine works?
How can you think of food now?
How do you feel about it?
How long did you think about it?`,
  },
  'frequency-order': {
    wrong: `
[I go always→I always go] by bus.
[They eat usually→They usually eat] at home.
[She gets always→She always gets] up at six.
We are busy, so [we eat never→we never eat] breakfast.
[He plays sometimes→He sometimes plays] in the park.`,
    right: `
I always go by bus.
I am always at home in the evening.
She goes home, always by the same road.
They travel often, because they are rich.
He always eats at noon.`,
  },
  'surprise-adjective': {
    wrong: `
[I was very surprise→I was very surprised].
[It is very interest→It is very interesting].
[People were really worry→People were really worried].
[They are so excite→They are so excited] about it.
[This is very confuse→This is very confusing].`,
    right: `
I was very surprised at the news.
It was a very big surprise.
It is of great interest to scientists.
The very surprise on her face made us laugh.
It is very interesting.`,
  },
  'thanks-you': {
    wrong: `
[Thanks you→Thank you] for your help.
[Thank for→Thank you for] your letter.
[Thank for→Thank you for] reading my essay.
I want to say [thanks you→thank you].
We left early, [thank for→thank you for] the ride.`,
    right: `
Thank you for your help.
Thanks to your help, we finished early.
Thanks for coming.
I have nobody to thank for it.
They gave thanks.`,
  },
  'very-past-verb': {
    wrong: `
[I very enjoyed it→I enjoyed it very much].
[We so loved this film→We loved this film very much].
[I very miss my family→I miss my family very much].
It was good, and [I very liked it→I liked it very much].
[They very appreciated him→They appreciated him very much].`,
    right: `
I enjoyed it very much.
The very enjoyment of it was gone.
They so enjoyed the songs that they sang along.
We loved this film.
I miss my family very much.`,
  },
  'the-my': {
    wrong: `
I had dinner with [the my family→my family].
We met at [the our school→our school].
[My a friend→A friend of mine] came.
It is [a my opinion→my opinion].
They came to [this my house→my house].`,
    right: `
I had dinner with my family.
A friend of mine came.
I know that my mother was tired.
This, my friends, is the end.
They said that our house was small.`,
  },
  'depend-without-on': {
    wrong: `
It [depends my→depends on my] family.
It [depends the weather→depends on the weather].
Prices [depend the place→depend on the place].
It all [depends money→depends on money].
How we travel [depends the time→depends on the time].`,
    right: `
It depends on my family.
It all depends.
How much we pay depends, my father says, on the season.
It depends how long you stay.
It depends whether the shop is open.`,
  },
};
